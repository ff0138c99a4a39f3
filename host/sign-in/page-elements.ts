/** What the script needs of the markup; both stand in this folder and change together. */
export interface PageElements {
  readonly form: HTMLFormElement;
  readonly email: HTMLInputElement;
  readonly password: HTMLInputElement;
  readonly reveal: HTMLButtonElement;
  readonly submit: HTMLButtonElement;
  readonly message: HTMLElement;
}

export function findElements(): PageElements {
  return {
    form: find('sign-in', HTMLFormElement),
    email: find('email', HTMLInputElement),
    password: find('password', HTMLInputElement),
    reveal: find('reveal', HTMLButtonElement),
    submit: find('submit', HTMLButtonElement),
    message: find('sign-in-message', HTMLElement),
  };
}

function find<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no #${id}.`);
  return element;
}
