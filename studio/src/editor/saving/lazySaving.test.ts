import { expect, it, vi } from 'vitest'
import { settle } from '../../../testing/controlledPromise.ts'
import type { Saving } from './createSaving.ts'
import { createLazySaving } from './lazySaving.ts'

it('NLW-12: loads the code for saving once in advance and again after a failed load', async () => {
  const made = { saveAll: vi.fn(async () => {}), saveAndMove: vi.fn(async () => {}), resume: vi.fn(async () => {}) }
  const stop = vi.fn()
  const make = vi.fn(async (): Promise<Saving> => ({ ...made, stop }))
  make.mockRejectedValueOnce(new Error('the network is down'))
  const saving = createLazySaving(make)
  await settle()
  expect(make).toHaveBeenCalledOnce()
  await saving.saveAll('EVERY_PAGE')
  await saving.saveAndMove(1)
  await saving.resume(['front'])
  expect([make.mock.calls.length, made.saveAll.mock.calls]).toEqual([2, [['EVERY_PAGE']]])
  expect([made.saveAndMove.mock.calls, made.resume.mock.calls]).toEqual([[[1]], [[['front']]]])
  saving.stop()
  await settle()
  expect(stop).toHaveBeenCalledOnce()
})
