import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

interface DrawnText {
  readonly text: string
  /** Points. */
  readonly size: number
  /** Where the line begins, from the upper left corner of the page to its baseline, in points. */
  readonly x: number
  readonly y: number
}

interface DrawnPage {
  /** Points. */
  readonly width: number
  readonly height: number
  readonly texts: readonly DrawnText[]
  /** All colours, as `#rrggbb`. */
  readonly colours: ReadonlySet<string>
  /** All widths of lines, in points. */
  readonly lineWidths: ReadonlySet<number>
  readonly pictures: number
}

/** What is drawn on the pages of a PDF without turned coordinates, as pdf.js reads it. */
export async function drawnPages(bytes: Uint8Array): Promise<DrawnPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { OPS } = await getResolvedPDFJS()
  const pages: DrawnPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent()
    const { fnArray, argsArray } = await page.getOperatorList()
    const valuesOf = (...operators: readonly number[]) =>
      argsArray.flatMap((values: readonly unknown[] | null, index) =>
        operators.includes(fnArray[index] ?? -1) ? [values?.[0]] : [],
      )
    pages.push({
      ...{ width, height },
      texts: items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, size: item.transform[0], x: item.transform[4], y: height - item.transform[5] }]
          : [],
      ),
      colours: new Set(valuesOf(OPS.setFillRGBColor, OPS.setStrokeRGBColor).map(String)),
      lineWidths: new Set(valuesOf(OPS.setLineWidth).map(Number)),
      pictures: valuesOf(OPS.paintImageXObject).length,
    })
  }
  return pages
}
