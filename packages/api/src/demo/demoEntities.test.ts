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
    expect(catalogueErrors(file, { categoryIds: none, productIds: none, seriesIds: none })).toEqual([])
    expect(file.templates).toHaveLength(entities.templates.length)
  })

  it('the demo shop has one hidden and one deleted product', () => {
    expect(entities.products.filter(({ isPublic }) => !isPublic).map(({ id }) => id)).toEqual(['acrylic-block'])
    expect(entities.products.filter(({ isDeleted }) => isDeleted).map(({ id }) => id)).toEqual(['round-magnet'])
  })

  it('the demo shop has digital messages, free and chargeable plans, and regions with districts', () => {
    expect(entities.messageTemplates.length).toBeGreaterThanOrEqual(5)
    expect(new Set(entities.packagePlans.map(({ isFree }) => isFree))).toEqual(new Set([true, false]))
    expect(help.regions.some(({ districts }) => districts.length > 0)).toBe(true)
  })
})
