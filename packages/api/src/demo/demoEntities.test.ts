import { demoShop } from '@irodori/demo-shop/demoShop'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { CatalogueFile, catalogueErrors } from '../staff/catalogueFile.ts'
import { demoEntities } from './demoEntities.ts'

const entities = demoEntities(demoShop())
const { help, ...catalogue } = entities

describe('the demo shop', () => {
  it('the demo shop is a catalogue that the staff tool accepts', () => {
    const file = z.parse(CatalogueFile, { ...catalogue, faq: help.faq, regions: help.regions })
    const none = new Set<string>()
    expect(catalogueErrors(file, { categoryIds: none, productIds: none, seriesIds: none, ornaments: [] })).toEqual([])
    expect(file.templates).toHaveLength(entities.templates.length)
  })

  it('refuses a sample part that is not in its text as an error of the catalogue', () => {
    const file = z.parse(CatalogueFile, catalogue)
    const [template] = file.templates.filter(({ items }) => items.some((item) => 'text' in item))
    const item = template?.items.find((one) => 'text' in one)
    if (!item || !('text' in item)) throw new Error('the demo shop has no template with a text')
    item.sampleParts = [{ kind: 'NAME', text: '別の名前' }]
    const none = new Set<string>()
    const known = { categoryIds: none, productIds: none, seriesIds: none, ornaments: [] }
    expect(catalogueErrors(file, known)).toEqual([
      `template ${template?.id}: the sample part "別の名前" is not in the text of item ${item.id}`,
    ])
  })

  it('the demo shop has one hidden and one deleted product', () => {
    expect(entities.products.filter(({ isPublic }) => !isPublic).map(({ id }) => id)).toEqual(['acrylic-block'])
    expect(entities.products.filter(({ isDeleted }) => isDeleted).map(({ id }) => id)).toEqual(['round-magnet'])
  })

  it('the demo shop offers ornaments, each in one or two inks of its palette', () => {
    const inks = new Set(entities.products.flatMap(({ colors }) => colors.split(',')))
    expect(entities.ornaments.length).toBeGreaterThanOrEqual(16)
    expect(new Set(entities.ornaments.map(({ colours }) => colours.length))).toEqual(new Set([1, 2]))
    expect(entities.ornaments.flatMap(({ colours }) => colours).filter((colour) => !inks.has(colour))).toEqual([])
  })

  it('the demo shop has digital messages, free and chargeable plans, and regions with districts', () => {
    expect(entities.messageTemplates.length).toBeGreaterThanOrEqual(5)
    expect(new Set(entities.packagePlans.map(({ isFree }) => isFree))).toEqual(new Set([true, false]))
    expect(help.regions.some(({ districts }) => districts.length > 0)).toBe(true)
  })
})
