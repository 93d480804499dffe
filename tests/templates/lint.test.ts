import { describe, expect, it } from 'vitest'
import { demoTemplates } from './demoTemplates.ts'
import { lintDemo } from './lintDemo.ts'

const EVERY_MONTH = process.env.EVERY_MONTH !== undefined
const demos = demoTemplates()
/**
 * The sheets of a calendar with the same layout differ in their figures. The gate examines one of them in each language,
 * `EVERY_MONTH=1` all.
 */
const calendars = Map.groupBy(
  demos.filter(({ template }) => template.monthGrid),
  ({ template, language }) =>
    [language, template.id.replace(/-\d+$/, ''), template.backgroundUrl, template.foregroundUrl].join(' '),
)
const oneOfEach = new Set([...calendars.values()].map(([first]) => first))
const chosen = demos.filter((demo) => EVERY_MONTH || !demo.template.monthGrid || oneOfEach.has(demo))
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
