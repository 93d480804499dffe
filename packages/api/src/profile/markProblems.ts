import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** Bytes of a mark; it is loaded with each first page. */
const MOST_BYTES = 20_000

/** Elements that only draw. Texts are not among them, because their font would not be that of the shop's design. */
const ELEMENTS = new Set(
  (
    'svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop clipPath mask use ' +
    'symbol title desc'
  ).split(' '),
)

/** One element of fast-xml-parser's ordered output: its children by its name, its attributes under `:@`. */
type Node = Readonly<Record<string, unknown>>

/**
 * What is wrong with an SVG file as the mark of a shop, with what to do; an empty list if it can be shown on every page: it
 * only draws, runs no script and loads nothing.
 */
export function markProblems(svg: string): string[] {
  const size = Buffer.byteLength(svg)
  if (size > MOST_BYTES)
    return [`is too large (${size} bytes): simplify its paths, or remove its metadata, to at most ${MOST_BYTES} bytes`]
  if (/<!(?:DOCTYPE|ENTITY)|<\?(?!xml[\s?])/i.test(svg))
    return ['contains a DOCTYPE, an entity or a processing instruction: export it again as plain SVG']
  const valid = XMLValidator.validate(svg)
  if (valid !== true) return [`is not SVG: ${valid.err.msg} in line ${valid.err.line}`]
  const nodes = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
  }).parse(svg) as readonly Node[]
  const roots = nodes.filter((node) => !('?xml' in node) && !('#text' in node))
  const [root] = roots
  if (roots.length !== 1 || !root || !('svg' in root)) return ['is not SVG: its outermost element must be svg']
  const problems = new Set<string>()
  if (typeof attributesOf(root).viewBox !== 'string')
    problems.add('has no viewBox, so it cannot be scaled: add one to its svg element')
  examine(root, problems)
  return [...problems]
}

const attributesOf = (node: Node): Readonly<Record<string, string>> =>
  (node[':@'] as Readonly<Record<string, string>> | undefined) ?? {}

function examine(node: Node, problems: Set<string>): void {
  for (const [name, children] of Object.entries(node)) {
    if (name === ':@' || name === '#text' || name === '#comment') continue
    if (!ELEMENTS.has(name)) {
      problems.add(
        name === 'text'
          ? 'contains text: convert it to paths, because a visitor may not have its font'
          : `contains the element ${name}: remove it, a mark may only draw shapes`,
      )
      continue
    }
    for (const [attribute, value] of Object.entries(attributesOf(node))) {
      const problem = attributeProblem(attribute, value)
      if (problem !== null) problems.add(problem)
    }
    for (const child of children as readonly Node[]) examine(child, problems)
  }
}

function attributeProblem(name: string, value: string): string | null {
  if (/^on/i.test(name)) return `contains the event attribute ${name}: remove it`
  if (/^(?:xlink:)?href$/i.test(name) && !/^#[\w.-]+$/.test(value))
    return `refers to ${value.slice(0, 60)}: a mark may refer only to its own parts (#id)`
  // A style sheet may write characters as escapes, which would hide a reference.
  if (name === 'style' && /\\|@/.test(value)) return 'contains a style with escapes or rules: write plain properties'
  const references = value.match(/url\([^)]*\)?/gi) ?? []
  if (references.some((reference) => !/^url\(\s*["']?#[\w.-]+["']?\s*\)$/.test(reference)))
    return `loads something by url(…) in ${name}: a mark may refer only to its own parts`
  if (/(?:java|vb)script:|expression\(|image-set\(|\bsrc\(/i.test(value))
    return `contains code or a source in ${name}: remove it`
  return null
}
