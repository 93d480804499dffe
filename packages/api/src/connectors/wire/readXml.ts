import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** Every value stays text: an order number or phone number that begins with 0 is no number. */
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  processEntities: { enabled: true, maxTotalExpansions: 10_000 },
  htmlEntities: true,
})

/**
 * An XML document as nested objects: an element without children is its text, a repeated one is a list.
 * A document type is refused, so no entity can be declared and expanded (XXE, "billion laughs").
 * @throws if the text is no such document
 */
export function readXml(text: string): unknown {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Error('the XML answer declares a document type')
  const valid = XMLValidator.validate(text)
  if (valid !== true) throw new Error(`the answer is no XML: ${valid.err.msg} in line ${valid.err.line}`)
  return parser.parse(text)
}
