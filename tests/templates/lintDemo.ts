import { clockFaceOf } from '@irodori/design/clockFace'
import type { Pixels } from '@irodori/imaging/pixels'
import { renderExact } from '@irodori/scene/renderExact'
import { GROUND_DPI, renderGrounds } from '@irodori/template-lint/grounds'
import { lintTemplate } from '@irodori/template-lint/lintTemplate'
import type { TemplateFinding } from '@irodori/template-lint/templateFinding'
import type { DemoTemplate } from './demoTemplates.ts'
import { picturesAt, samplePage, settingOf } from './samplePage.ts'

/** The artwork of the template that was examined last: its pages in both languages share it. */
let last = { id: '', artwork: new Map<string, Promise<Pixels>>() }

/** The findings of a template of the demo shop with its stand-in photos. */
export async function lintDemo(demo: DemoTemplate): Promise<readonly TemplateFinding[]> {
  const { template, minFontSize, isClock, isFolded } = demo
  const { page, faces } = samplePage(template)
  const scale = GROUND_DPI / template.dpi
  if (template.id !== last.id) last = { id: template.id, artwork: new Map() }
  const pictures = picturesAt(scale, last.artwork)
  return lintTemplate({
    page,
    grounds: await renderGrounds(page, (list) => renderExact(list, pictures, scale)),
    settingOf,
    requirements: { minFontSize, clock: isClock ? clockFaceOf(page.sheet) : null },
    isFolded,
    faces,
  })
}
