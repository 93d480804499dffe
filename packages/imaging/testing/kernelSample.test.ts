import { expect, test } from 'vitest'
import { hashKernelSample, KERNEL_SAMPLE_HASH } from './kernelSample.ts'

test('renders the sample page to the bytes of the last intentional change', async () => {
  expect(await hashKernelSample()).toBe(KERNEL_SAMPLE_HASH)
})
