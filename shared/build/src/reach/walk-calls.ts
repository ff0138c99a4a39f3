import path from 'node:path';
import {
  isBindingElement,
  isCallExpression,
  isClassDeclaration,
  isElementAccessExpression,
  isExpressionWithTypeArguments,
  isFunctionDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isMethodDeclaration,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isShorthandPropertyAssignment,
  isSourceFile,
  isStringLiteral,
  isTypeNode,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import { type Project, SymbolFlags } from 'typescript/unstable/sync';

export interface Start {
  readonly file: string;
  readonly name: string;
}

export interface Reach {
  readonly files: Map<string, Set<string>>;
  /** Published events, and calls of injected interfaces, as `Interface.name`. */
  readonly seams: Set<string>;
}

interface Walk extends Reach {
  readonly project: Project;
  readonly folder: string;
  readonly units: Set<Unit>;
  /** Members of constant objects, followed once their name is used. */
  readonly members: Set<Unit>;
  readonly usedNames: Set<string>;
}

/**
 * Follows every value that a function uses, transitively, within one folder. Ignores types and unused parts of files.
 * Of a constant object it only follows members that the code names.
 *
 * @throws if a file doesn't declare the name
 */
export function walkCalls(project: Project, folder: string, starts: readonly Start[]): Reach {
  const units = new Set(starts.map(({ file, name }) => startIn(project, path.join(folder, file), name)));
  const walk: Walk = {
    project,
    folder,
    units,
    files: new Map(),
    seams: new Set(),
    members: new Set(),
    usedNames: new Set(),
  };
  // Iterating a set includes items added during the loop.
  for (const unit of units) {
    const file = path.relative(folder, unit.getSourceFile().fileName);
    walk.files.set(file, (walk.files.get(file) ?? new Set()).add(nameOf(unitOf(unit) ?? unit)));
    const members = membersOf(unit);
    for (const member of members) walk.members.add(member);
    if (members.length === 0) followUses(walk, unit);
    for (const member of walk.members) if (!member.name || walk.usedNames.has(nameOf(member))) units.add(member);
  }
  return walk;
}

function followUses({ project, folder, seams, usedNames, units }: Walk, unit: Unit): void {
  for (const { name, declaration } of usesIn(project, folder, unit)) {
    const seam = indirectCall(name, declaration);
    if (seam) seams.add(seam);
    if (isProperty(name) || isBindingElement(name.parent)) usedNames.add(name.getText());
    const used = usedAt(name, declaration);
    if (!used) continue;
    units.add(used);
    // `TABLE[key]` may be any of its members.
    if (isElementAccessExpression(name.parent)) for (const member of membersOf(used)) units.add(member);
  }
}

type Unit = Node & { readonly name?: Node };

function membersOf(unit: Node): readonly Unit[] {
  if (!isVariableDeclaration(unit) || !unit.initializer) return [];
  return isObjectLiteralExpression(unit.initializer) ? unit.initializer.properties : [];
}

function isUnit(node: Node): node is Unit {
  if (isVariableDeclaration(node)) return isSourceFile(node.parent.parent.parent);
  return (isFunctionDeclaration(node) || isClassDeclaration(node)) && isSourceFile(node.parent);
}

function nameOf(unit: Unit): string {
  return unit.name?.getText().replaceAll(/\s+/g, ' ') ?? 'default';
}

function startIn(project: Project, file: string, name: string): Unit {
  for (const node of valuesIn(project.program.getSourceFile(file)))
    if (isUnit(node) && nameOf(node) === name) return node;
  throw new Error(`${file} declares no ${name}.`);
}

function unitOf(declaration: Node): Unit | null {
  for (let node = declaration; !isSourceFile(node); node = node.parent) if (isUnit(node)) return node;
  return null;
}

function* valuesIn(node: Node | undefined): Generator<Node> {
  const children: Node[] = [];
  node?.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) {
    if (isTypeNode(child) && !isExpressionWithTypeArguments(child)) continue;
    yield child;
    yield* valuesIn(child);
  }
}

function usesIn(project: Project, folder: string, unit: Unit): { name: Node; declaration: Node }[] {
  const { checker } = project;
  const names = [...valuesIn(unit)].filter((node) => isIdentifier(node));
  return checker.getSymbolAtLocation(names).flatMap((symbol, place) => {
    const name = names[place];
    if (!name) return [];
    const { parent } = name;
    const own = isShorthandPropertyAssignment(parent) ? checker.getShorthandAssignmentValueSymbol(parent) : symbol;
    const target = own && own.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(own) : own;
    const declaration = target?.valueDeclaration?.resolve(project);
    return declaration?.getSourceFile().fileName.startsWith(folder) ? [{ name, declaration }] : [];
  });
}

/** `b` in `a.b` follows from `a`, unless it's a class method. */
function usedAt(name: Node, declaration: Node): Unit | null {
  return isProperty(name) && !isMethodDeclaration(declaration) ? null : unitOf(declaration);
}

function isProperty(name: Node): boolean {
  return isPropertyAccessExpression(name.parent) && name.parent.name === name;
}

function indirectCall(name: Node, declaration: Node): string | null {
  const callee = isProperty(name) ? name.parent : name;
  const call = callee.parent;
  if (!isCallExpression(call) || call.expression !== callee) return null;
  if (name.getText() === 'publishEvent') return `event ${call.arguments.find(isStringLiteral)?.text}`;
  return isInterfaceDeclaration(declaration.parent) ? `${nameOf(declaration.parent)}.${name.getText()}` : null;
}
