export type PageElements = ReturnType<typeof findElements>;

export function findElements() {
  const form = find('sign-in', HTMLFormElement);
  return {
    form,
    /** The page after signing in. Importing `paths` would add all of them to this page's script. */
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
