import type { DesignPage } from '@irodori/design'
import { createKernel } from '../../../studio/src/kernel/createKernel.ts'

const kernel = createKernel()

/** What a test calls from outside: the studio's own kernel, without the studio around it. */
const kernelPage = {
  async loadPhoto(imageName: string, url: string): Promise<void> {
    await kernel.loadPhoto(imageName, url)
  },
  async printHash(page: DesignPage): Promise<string | null> {
    const render = await kernel.render(page, 1, 'print')
    render?.bitmap.close()
    return render?.hash ?? null
  },
}

export type KernelPage = typeof kernelPage

Object.assign(globalThis, { kernelPage })
