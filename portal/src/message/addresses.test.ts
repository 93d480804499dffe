import { expect, it } from 'vitest'
import { designAddress, orderNumberOf, previewAddress, templatesAddress } from './addresses.ts'

it('DGM-2: takes the order number from the address, otherwise from the guest session', () => {
  const guest = { role: 'GUEST', userName: 'irodori-1' } as const
  const user = { role: 'USER', userName: 'haruka' } as const
  expect(orderNumberOf('?orderNumber=irodori-2', guest)).toBe('irodori-2')
  expect(orderNumberOf('orderNumber=irodori-2', user)).toBe('irodori-2')
  expect(orderNumberOf('', guest)).toBe('irodori-1')
  expect(orderNumberOf('?orderNumber=', user)).toBeNull()
  expect(orderNumberOf('', null)).toBeNull()
})

it('encodes special characters of an order number', () => {
  expect(templatesAddress('a&b')).toBe('/digitalMessage/templates?orderNumber=a%26b')
  expect(designAddress('a-1', 'for you')).toBe('/order/design-digital-message/for%20you?orderNumber=a-1')
  expect(previewAddress('a-1', 't/1')).toBe('/digital-message/preview/a-1/t%2F1')
})
