import { readFileSync } from 'node:fs'
import { CANCEL_REASONS } from '@irodori/rules'
import { expect, it } from 'vitest'
import { cancelProblems, cancelQuery, formFromLink, typedKey } from './cancelForm.ts'

const form = { orderNumber: 'irodori-10000001', securityKey: '5678', reason: '3', reasonNote: '' }

it('CNC-1: a link brings the order number and the reason by its index; a wrong index chooses none', () => {
  expect(formFromLink('orderNumber=a-1&reason=0', 'b-2')).toMatchObject({ orderNumber: 'a-1', reason: '0' })
  expect(formFromLink('reason=99', 'b-2')).toMatchObject({ orderNumber: 'b-2', reason: '' })
  expect(formFromLink('reason=-1', '').reason).toBe('')
})

it('CNC-2: the number, four digits and a reason are asked for before the server is', () => {
  expect(cancelProblems(form)).toEqual({ orderNumber: null, securityKey: null, reason: null })
  expect(cancelProblems({ ...form, orderNumber: ' ' }).orderNumber).toBe('orderNumber.missing')
  expect(cancelProblems({ ...form, securityKey: '' }).securityKey).toBe('securityKey.missing')
  expect(cancelProblems({ ...form, securityKey: '567' }).securityKey).toBe('securityKey.wrongForm')
  expect(cancelProblems({ ...form, reason: '' }).reason).toBe('reason.missing')
})

it('CNC-2: digits of full width count, and no more than four of them', () => {
  expect(typedKey('５６７８')).toBe('5678')
  expect(typedKey('090-1234')).toBe('0901')
})

it('CNC-3: the shop is told the code of the reason, and keeps its words with the note', () => {
  expect(cancelQuery({ ...form, reasonNote: ' 引っ越しのため ' })).toEqual({
    securityKey: '5678',
    reason: '1',
    reasonNote: '商品が不要になったため／引っ越しのため',
  })
})

it('the list on the screen is the list of the rules', () => {
  const words = JSON.parse(readFileSync(new URL('../../../locales/ja/cancellation.json', import.meta.url), 'utf8'))
  expect(Object.values(words.reason.list)).toEqual(CANCEL_REASONS.map(({ name }) => name))
})
