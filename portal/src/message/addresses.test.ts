import { expect, it } from 'vitest'
import { designAddress, orderNumberOf, previewAddress, templatesAddress } from './addresses.ts'

it('DGM-2: the order is named by the address, or is that of the guest', () => {
  const guest = { role: 'GUEST', userName: 'irodori-1' } as const
  const user = { role: 'USER', userName: 'haruka' } as const
  expect(orderNumberOf('?orderNumber=irodori-2', guest)).toBe('irodori-2')
  expect(orderNumberOf('orderNumber=irodori-2', user)).toBe('irodori-2')
  expect(orderNumberOf('', guest)).toBe('irodori-1')
  expect(orderNumberOf('?orderNumber=', user)).toBeNull()
  expect(orderNumberOf('', null)).toBeNull()
})

it('addresses carry whatever stands in a number', () => {
  expect(templatesAddress('a&b')).toBe('/digitalMessage/templates?orderNumber=a%26b')
  expect(designAddress('a-1', 'for you')).toBe('/order/design-digital-message/for%20you?orderNumber=a-1')
  expect(previewAddress('a-1', 't/1')).toBe('/digital-message/preview/a-1/t%2F1')
})
