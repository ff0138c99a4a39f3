// cspell:ignore labelable
// For each field, jsdom walks through the page for its labels, and for each label once more for its field: a tenth of the
// time of tests that fill in forms. This walks once after each change of the page.
const { createRequire } = require('node:module');

const requireOfEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const controls = requireOfEnvironment('jsdom/lib/jsdom/living/helpers/form-controls.js');
const { domSymbolTree } = requireOfEnvironment('jsdom/lib/jsdom/living/helpers/internal-constants.js');
const NodeList = requireOfEnvironment('jsdom/lib/jsdom/living/generated/NodeList.js');
const { ELEMENT_NODE } = requireOfEnvironment('jsdom/lib/jsdom/living/node-type.js');

const indexByRoot = new WeakMap();

controls.getLabelsForLabelable = (field) => {
  if (!controls.isLabelable(field)) return null;
  const root = field.getRootNode({});
  field._labels ??= NodeList.createImpl(root._globalObject, [], {
    element: root,
    query: () => labelsByField(root).get(field) ?? [],
  });
  return field._labels;
};

function labelsByField(root) {
  const known = indexByRoot.get(root);
  if (known?.version === root._version) return known.labels;
  const labels = new Map();
  for (const [label, field] of fieldsByLabel(root)) {
    if (field) labels.set(field, [...(labels.get(field) ?? []), label]);
  }
  indexByRoot.set(root, { version: root._version, labels });
  return labels;
}

function fieldsByLabel(root) {
  const elements = [...domSymbolTree.treeIterator(root)].filter(({ nodeType }) => nodeType === ELEMENT_NODE);
  const byId = new Map();
  for (const element of elements) {
    const id = element.getAttributeNS(null, 'id');
    if (id && !byId.has(id)) byId.set(id, element);
  }
  return elements
    .filter(({ _localName }) => _localName === 'label')
    .map((label) => {
      const id = label.getAttributeNS(null, 'for');
      if (id === null) return [label, label.control];
      const field = byId.get(id);
      return [label, field && controls.isLabelable(field) ? field : null];
    });
}
