/** Where React renders: the element that the page has for it, or one of our own. */
export function rootElement(): HTMLElement {
  const present = document.getElementById('root');
  if (present) return present;
  const root = document.createElement('div');
  document.body.append(root);
  return root;
}
