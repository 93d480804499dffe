import { extractText } from 'unpdf'

/** The text of a PDF without spaces, as another PDF library reads it. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes))
  return text.join('').replace(/\s/g, '')
}
