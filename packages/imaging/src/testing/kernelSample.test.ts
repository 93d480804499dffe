import { expect, test } from 'vitest'
import { hashKernelSample, KERNEL_SAMPLE_HASH } from './kernelSample.ts'

test('the kernel gives the same page, to the byte, as when it was last changed on purpose', async () => {
  expect(await hashKernelSample()).toBe(KERNEL_SAMPLE_HASH)
})
