import path from 'node:path';
import {
  isCallExpression,
  isClassDeclaration,
  isExpressionWithTypeArguments,
  isFunctionDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isMethodDeclaration,
  isPropertyAccessExpression,
  isShorthandPropertyAssignment,
  isSourceFile,
  isStringLiteral,
  isTypeNode,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import { type Project, SymbolFlags } from 'typescript/unstable/sync';

/** The function to start at, and its file below the folder. */
export interface Start {
  readonly file: string;
  readonly name: string;
}

/** What the calls behind a function touch. */
export interface Reach {
  /** The functions, classes and constants that are used of each file, by its path below the folder. */
  readonly files: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where the walk ends: events that are published, and calls of what is plugged in, as `Interface.name`. */
  readonly seams: ReadonlySet<string>;
}

/**
 * Follows every value that a function uses, and what those use in turn, as far as they are declared in one folder. Types
 * are not followed, nor the rest of a file of which something is used.
 *
 * @throws when the file declares no such name
 */
export function walkCalls(project: Project, folder: string, start: Start): Reach {
  const files = new Map<string, Set<string>>();
  const seams = new Set<string>();
  const units = new Set([startIn(project, path.join(folder, start.file), start.name)]);
  // A set gives what is added to it during the loop as well.
  for (const unit of units) {
    const file = path.relative(folder, unit.getSourceFile().fileName);
    files.set(file, (files.get(file) ?? new Set()).add(nameOf(unit)));
    for (const { name, declaration } of usesIn(project, folder, unit)) {
      const seam = seamAt(name, declaration);
      if (seam) seams.add(seam);
      const used = isProperty(name) && !isMethodDeclaration(declaration) ? null : unitOf(declaration);
      if (used) units.add(used);
    }
  }
  return { files, seams };
}

/** A function, class or constant that stands in a file itself. */
type Unit = Node & { readonly name?: Node };

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

/** Everything below a node but types. */
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

/** The names in a unit that are declared in the folder. */
function usesIn(project: Project, folder: string, unit: Unit): { name: Node; declaration: Node }[] {
  const { checker } = project;
  const names = [...valuesIn(unit)].filter((node) => isIdentifier(node));
  return checker.getSymbolAtLocation(names).flatMap((symbol, place) => {
    const name = names[place];
    if (!name) return [];
    const { parent } = name;
    const own = isShorthandPropertyAssignment(parent) ? checker.getShorthandAssignmentValueSymbol(parent) : symbol;
    const meant = own && own.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(own) : own;
    const declaration = meant?.valueDeclaration?.resolve(project);
    return declaration?.getSourceFile().fileName.startsWith(folder) ? [{ name, declaration }] : [];
  });
}

/** `b` in `a.b`: what it is follows from `a`, unless it is a method of a class. */
function isProperty(name: Node): boolean {
  return isPropertyAccessExpression(name.parent) && name.parent.name === name;
}

/** The event that is published here, or the function of an interface that is called. */
function seamAt(name: Node, declaration: Node): string | null {
  const called = isProperty(name) ? name.parent : name;
  const call = called.parent;
  if (!isCallExpression(call) || call.expression !== called) return null;
  if (name.getText() === 'publishEvent') return `event ${call.arguments.find(isStringLiteral)?.text}`;
  return isInterfaceDeclaration(declaration.parent) ? `${nameOf(declaration.parent)}.${name.getText()}` : null;
}
