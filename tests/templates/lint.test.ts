import { describe, expect, it } from 'vitest'
import { type DemoTemplate, demoTemplates } from './demoTemplates.ts'
import { lintDemo } from './lintDemo.ts'

const EVERY_PAGE = process.env.EVERY_PAGE !== undefined
const demos = demoTemplates()
const isRepeated = ({ template }: DemoTemplate): boolean =>
  template.monthGrid !== undefined || !template.items.some((item) => 'text' in item)
/**
 * Sheets of a calendar, and pages of a book without words, that share their artwork differ in figures and photos only. The gate
 * examines one of them in each language, `EVERY_PAGE=1` all.
 */
const repeated = Map.groupBy(demos.filter(isRepeated), ({ template, language }) =>
  [language, template.id.replace(/-\d+$/, ''), template.backgroundUrl, template.foregroundUrl].join(' '),
)
const oneOfEach = new Set([...repeated.values()].map(([first]) => first))
const chosen = demos.filter((demo) => EVERY_PAGE || !isRepeated(demo) || oneOfEach.has(demo))
/** A template in both languages, one after the other. */
const examined = [...Map.groupBy(chosen, ({ template }) => template.id).values()].flat()

describe('a template of the demo shop, in its own fonts, with its stand-in photos and with any other', () => {
  it.each(examined.map((demo) => [demo.template.id, demo.language, demo] as const))(
    '%s in %s has no fault',
    async (_id, _language, demo) => {
      expect(await lintDemo(demo)).toEqual([])
    },
  )
})
