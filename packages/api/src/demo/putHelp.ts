import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { REGION_INTRO, REGION_SETTINGS } from '../help/regions.ts'
import type { DemoHelp } from './demoEntities.ts'

/** Puts the answers to often asked questions and the delivery regions in the place of those that are there. */
export async function putHelp(tx: Transacting, help: DemoHelp): Promise<void> {
  const { faq, regions, regionIntro, regionSettings } = help
  for (const document of faq) {
    const row = { id: document.id, position: document.position, document: json(document) }
    await tx
      .insertInto('faq_category')
      .values(row)
      .onConflict((at) => at.column('id').doUpdateSet(row))
      .execute()
  }
  for (const [position, document] of regions.entries()) {
    const row = { id: document.id, position, document: json(document) }
    await tx
      .insertInto('region')
      .values(row)
      .onConflict((at) => at.column('id').doUpdateSet(row))
      .execute()
  }
  await putSetting(tx, REGION_INTRO, regionIntro)
  await putSetting(tx, REGION_SETTINGS, regionSettings)
}

async function putSetting(tx: Transacting, name: string, value: unknown): Promise<void> {
  const row = { name, value: json(value) }
  await tx
    .insertInto('setting')
    .values(row)
    .onConflict((at) => at.column('name').doUpdateSet(row))
    .execute()
}
