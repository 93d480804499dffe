// Makes the fonts that the bundles need, before esbuild runs: the style sheet of the title font, subset to the demo shop's
// names and all messages, and the index of the characters of all fonts. Run by `npm run build`.
import { readCoverageIndex } from '../fonts/src/readCoverage.ts'
import { demoShop } from '../packages/demo-shop/src/demoShop.ts'
import { localeTexts, titleCharacters, writeTitleSheet } from '../packages/ui/build/titleFont.mjs'

const { categories, products, templates, templateSeries } = demoShop()
const names = [...categories, ...products, ...templates, ...templateSeries].map(({ name }) => name)
await writeTitleSheet(titleCharacters([...(await localeTexts()), ...names]))
// Built here if it is missing, so that the server does not read ten fonts during a request.
await readCoverageIndex()
