// Takes pictures of every mail at two widths, light and dark, into a folder. Run: npm run pictures:mails -- FOLDER
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGES } from '@irodori/contract/language'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../browser/chromium.ts'
import { mailPages } from '../fixtures/mailPages.ts'

const WIDTHS = [390, 640]
const SCHEMES = ['light', 'dark'] as const

const [folder = 'test-results/mails', only = ''] = process.argv.slice(2)
const found = findChromium()
if (!found.ok) throw new Error(found.error)
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: found.value, args: CHROMIUM_ARGUMENTS })
try {
  const all = await Promise.all(LANGUAGES.map(mailPages))
  const pages = all.flat().filter(({ name }) => name.includes(only))
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, deviceScaleFactor: 1 })
      const page = await context.newPage()
      for (const { name, html } of pages) {
        await page.setContent(html)
        await page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
      }
      await context.close()
    }
  }
  console.log(`${pages.length} mails at ${WIDTHS.join(' and ')} px are in ${folder}`)
} finally {
  await browser.close()
}
