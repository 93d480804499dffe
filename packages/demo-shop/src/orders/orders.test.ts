import { describe, expect, it } from 'vitest'
import { PRODUCTS } from '../shop/products.ts'
import { demoTemplates } from '../templates/templates.ts'
import type { OrderStatus } from '../entities/types.ts'
import { DEMO_ACCOUNT, demoOrders } from './orders.ts'

const NOW = new Date('2026-11-20T03:00:00.000Z')
const orders = demoOrders(NOW)

describe('demo orders', () => {
  it('have numbers of this shop: its prefix and eight digits', () => {
    for (const { orderNumber, ecType } of orders) {
      expect(orderNumber).toMatch(/^irodori-\d{8}$/)
      expect(ecType).toBeNull()
    }
  })

  it('start with the two that the server prints', () => {
    expect(orders[0]).toMatchObject({
      orderNumber: 'irodori-10000001',
      phoneNumber: '09012345678',
      status: 'WAITING',
      products: [
        { productId: 'greeting-card', unit: 1, chargeableUnit: 0 },
        { productId: 'wall-clock', unit: 1, chargeableUnit: 0 },
      ],
    })
    expect(orders[1]).toMatchObject({
      orderNumber: 'irodori-10000002',
      phoneNumber: '08011112222',
      status: 'WAITING',
      products: [
        { productId: 'photo-booklet', unit: 1, chargeableUnit: 0 },
        { productId: 'greeting-card', unit: 2, chargeableUnit: 1 },
      ],
    })
  })

  it('include one for the account for each kind of product that is designed differently', () => {
    const own = orders.filter(({ ordererEmail }) => ordererEmail === DEMO_ACCOUNT.email)
    const products = own.flatMap((order) => order.products.map(({ productId }) => productId))
    const bought = PRODUCTS.filter(({ id }) => products.includes(id))
    expect(new Set(bought.map(({ productType }) => productType))).toEqual(
      new Set(['NORMAL', 'PAIR_PRODUCT', 'SET_3', 'NO_DESIGN']),
    )
    expect(bought.some(({ isLineProduct }) => isLineProduct)).toBe(true)
    expect(bought.some(({ seichoku }) => seichoku !== null)).toBe(true)
    expect(bought.some(({ options }) => options.length > 0)).toBe(true)
    expect(bought.some(({ isDeleted }) => isDeleted)).toBe(true)
    expect(own.every(({ status }) => status === 'WAITING')).toBe(true)
  })

  it('name templates of their products if they are designed', () => {
    const templates = new Map(demoTemplates().map((template) => [template.id, template]))
    for (const { designedTemplateIds, products, status } of orders) {
      const bought = products.map(({ productId }) => productId)
      for (const id of designedTemplateIds) expect(bought).toContain(templates.get(id)?.productIdentify)
      const isMade = ['WAITING_CREATION', 'PENDING_CREATION', 'CREATING', 'COMMITTED', 'SHIPPED', 'URL_RELEASED']
      if (isMade.includes(status)) expect(designedTemplateIds.length).toBeGreaterThan(0)
    }
  })

  it('cover every status', () => {
    const every: OrderStatus[] = [
      'WAITING',
      'DRAFT',
      'PENDING_CREATION',
      'WAITING_CREATION',
      'CREATING',
      'COMMITTED',
      'SHIPPED',
      'PENDING',
      'CANCEL',
      'PENDING_CANCEL',
      'URL_RELEASED',
    ]
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(every))
  })

  it('have kana names, postal codes and address lines of at most 16 characters', () => {
    for (const { orderer, receiver } of orders) {
      for (const person of [orderer, receiver]) {
        expect(person.familyNameKana + person.firstNameKana).toMatch(/^[ァ-ヶー]+$/)
        expect(person.zipCode).toMatch(/^\d{3}-\d{4}$/)
        expect(person.subAddress1.length).toBeLessThanOrEqual(16)
        expect(person.subAddress2.length).toBeLessThanOrEqual(16)
        expect(person.phoneNumber).toMatch(/^0\d{10}$/)
      }
    }
  })

  it('dates demo orders before now, and their shipping after the order', () => {
    for (const { orderDate, shipDate, status } of orders) {
      expect(Date.parse(orderDate)).toBeLessThan(NOW.getTime())
      expect(shipDate !== null).toBe(status === 'SHIPPED')
      if (shipDate !== null) expect(Date.parse(shipDate)).toBeGreaterThan(Date.parse(orderDate))
    }
  })
})
