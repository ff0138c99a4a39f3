export function rootElement(): HTMLElement {
  const present = document.getElementById('root');
  if (present) return present;
  const root = document.createElement('div');
  document.body.append(root);
  return root;
}
