export interface PageElements {
  readonly form: HTMLFormElement;
  /** The page after signing in. Importing `paths` would add all of them to this page's script. */
  readonly home: string;
  readonly email: HTMLInputElement;
  readonly password: HTMLInputElement;
  readonly reveal: HTMLButtonElement;
  readonly forgotten: HTMLAnchorElement;
  readonly submit: HTMLButtonElement;
  readonly passkey: HTMLButtonElement;
  readonly message: HTMLElement;
  readonly languages: Iterable<HTMLElement>;
}

export function findElements(): PageElements {
  const form = find('sign-in', HTMLFormElement);
  return {
    form,
    home: form.dataset.home ?? '',
    email: find('email', HTMLInputElement),
    password: find('password', HTMLInputElement),
    reveal: find('reveal', HTMLButtonElement),
    forgotten: find('forgotten', HTMLAnchorElement),
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
