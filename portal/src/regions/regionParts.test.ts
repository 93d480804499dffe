import { expect, it } from 'vitest'
import { regionParts } from './regionParts.ts'

const setting = (settingKey: string, status: boolean) => ({ id: settingKey, settingKey, status })

it('RGN-4: hides what a setting switches off, and shows everything without settings', () => {
  expect(Object.values(regionParts([]))).toEqual([true, true, true, true, true])
  expect(regionParts([setting('INTRO', false), setting('DAYS', true), setting('TIMES', false)])).toEqual({
    INTRO: false,
    DAYS: true,
    DISTRICTS: true,
    VILLAGES: true,
    TIMES: false,
  })
})
