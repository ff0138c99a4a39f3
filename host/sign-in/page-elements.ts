export interface PageElements {
  readonly form: HTMLFormElement;
  readonly email: HTMLInputElement;
  readonly password: HTMLInputElement;
  readonly reveal: HTMLButtonElement;
  readonly submit: HTMLButtonElement;
  readonly passkey: HTMLButtonElement;
  readonly message: HTMLElement;
  readonly languages: Iterable<HTMLElement>;
}

export function findElements(): PageElements {
  return {
    form: find('sign-in', HTMLFormElement),
    email: find('email', HTMLInputElement),
    password: find('password', HTMLInputElement),
    reveal: find('reveal', HTMLButtonElement),
    submit: find('submit', HTMLButtonElement),
    passkey: find('passkey', HTMLButtonElement),
    message: find('sign-in-message', HTMLElement),
    languages: document.querySelectorAll<HTMLElement>('[data-language]'),
  };
}

function find<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no #${id}.`);
  return element;
}
