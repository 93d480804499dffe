import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import { encodeJpeg } from '@irodori/imaging/encodePixels'
import { samplePhoto } from '@irodori/imaging/testing/kernelSample'
import { startMagickFromPackage } from '@irodori/imaging/testing/magickForTests'
import { mountSmallDisk } from '../../fixtures/smallDisk.ts'
import type { Attack, Figures } from '../attackForm.ts'
import type { Target } from '../target.ts'

const DISK_MEBIBYTES = 700
const ORDER = { orderNumber: 'irodori-10000002', phoneNumber: '08011112222' }
const RECOVERY_S = 30

/** Statuses of a probe, a login and an upload, or the word for no answer. */
async function statuses({ address }: Target, token: string): Promise<string> {
  const pixels = samplePhoto(800, 600)
  pixels.data[0] = Date.now() % 256
  const form = new FormData()
  form.set('orderNumber', ORDER.orderNumber)
  form.set('file', new Blob([encodeJpeg(pixels, 90)], { type: 'image/jpeg' }), 'photo.jpg')
  const headers = { 'Csrf-Token': CSRF_TOKEN, Authorization: token }
  const all = await Promise.all([
    statusOf(fetch(`${address}/health/ready`)),
    statusOf(logIn(address)),
    statusOf(fetch(`${address}/api/image`, { method: 'POST', headers, body: form })),
  ])
  return ['ready', 'login', 'upload'].map((name, at) => `${name} ${all[at]}`).join(', ')
}

const logIn = (address: string) =>
  fetch(`${address}/api/authentication/guest`, {
    method: 'POST',
    headers: { 'Csrf-Token': CSRF_TOKEN, 'Content-Type': 'application/json' },
    body: JSON.stringify(ORDER),
  })

const statusOf = (answer: Promise<Response>): Promise<number | 'none'> =>
  answer.then(
    ({ status }) => status,
    () => 'none' as const,
  )

export const fullDisk: Attack = {
  name: 'full-disk',
  question: 'the disk of database and files is full, and then has room again: what do probe, login and upload answer?',
  async run(version): Promise<Figures> {
    await startMagickFromPackage()
    const disk = mountSmallDisk(await mkdtemp(path.join(tmpdir(), 'irodori-disk-')), DISK_MEBIBYTES)
    if (disk === null) return { 'not run': 'only root can mount a small file system' }
    const target = await version.start(disk.folder)
    const session = (await (await logIn(target.address)).json()) as { data: { token: string }[] }
    const token = session.data[0]?.token ?? ''
    const quiet = await statuses(target, token)
    disk.fill()
    await setTimeout(1000)
    const full = await statuses(target, token)
    disk.empty()
    let room = ''
    for (let seconds = 1; seconds <= RECOVERY_S; seconds += 1) {
      await setTimeout(1000)
      room = await statuses(target, token)
      if (room === quiet) break
    }
    await target.kill()
    disk.remove()
    return { 'in quiet': quiet, 'while it is full': full, 'with room again': room }
  },
}
