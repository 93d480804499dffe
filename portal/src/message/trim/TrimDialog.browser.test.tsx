import type { ReadMedium } from '@irodori/media/browser/convertMedium'
import { probeBlob } from '@irodori/media/probeSource'
import { madeSound, madeVideo } from '@irodori/media/testing/mediaBytes'
import { expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { TrimDialog } from './TrimDialog.tsx'

const start = page.getByRole('slider', { name: 'はじめ' })
const end = page.getByRole('slider', { name: 'おわり' })
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']

async function open(kind: 'VIDEO' | 'AUDIO', file: Blob, content: Partial<ReadMedium['content']> = {}) {
  const probe = await probeBlob(file)
  if (!probe.ok) throw new Error(`the file could not be read: ${probe.error.code}`)
  const onChoose = vi.fn()
  const onClose = vi.fn()
  const medium = { kind, file, content: { ...probe.value, ...content } }
  await renderInPortal(<TrimDialog medium={medium} onChoose={onChoose} onClose={onClose} />, {
    areas: ['messageMaking'],
  })
  await expect.element(start).toBeVisible()
  return { onChoose, onClose }
}
const film = () => madeVideo('film.mp4', { seconds: 50, codecs: H264 })
const player = (name: string): HTMLMediaElement => {
  const element = page.getByLabelText(name, { exact: true }).element()
  if (!(element instanceof HTMLMediaElement)) throw new Error(`${name} is no player`)
  return element
}
const values = () => [start, end].map((slider) => Number(slider.element().getAttribute('aria-valuenow')))

/** Moves a pointer over the time line, pressed, from one place of the film to another. */
function drag(from: number, to: number, grip?: Locator) {
  const track = start.element().parentElement
  const target = grip?.element() ?? track
  if (!track || !target) throw new Error('the dialog has no time line')
  const { left, width, top, height } = track.getBoundingClientRect()
  const at = (type: string, seconds: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        clientX: left + (seconds / 50) * width,
        clientY: top + height / 2,
      }),
    )
  at('pointerdown', from)
  at('pointermove', to)
  at('pointerup', to)
}

it('DGM-25: the keyboard chooses the part, each edge tells its time, and the part is handed over', async () => {
  const { onChoose } = await open('VIDEO', await film())
  await expect.element(start).toHaveFocus()
  expect(values()).toEqual([0, 20])
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{ArrowRight}')
  expect(values()).toEqual([2.1, 20])
  await expect.element(start).toHaveAttribute('aria-valuetext', '0分2.1秒、長さ17.9秒')
  await userEvent.keyboard('{Tab}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{ArrowLeft}')
  await expect.element(end).toHaveFocus()
  expect(values()).toEqual([3, 22.9])
  await userEvent.keyboard('{End}')
  expect(values()).toEqual([30, 50])
  await page.getByRole('button', { name: 'この部分を使う' }).click()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ start: 30, end: 50 })
})

it('DGM-25: a pointer moves each edge and the whole part, and a press beside the part brings it there', async () => {
  await open('VIDEO', await film())
  await expect.element(page.getByText('長さ 20.0秒')).toBeVisible()
  drag(20, 12, end)
  await expect.poll(values).toEqual([0, 12])
  drag(0, 4, start)
  await expect.poll(values).toEqual([4, 12])
  drag(6, 16)
  await expect.poll(values).toEqual([14, 22])
  drag(40, 40)
  await expect.poll(values).toEqual([36, 44])
  await expect.element(page.getByText('長さ 8.0秒')).toBeVisible()
})

it('DGM-25: buttons move an edge by 0.1 seconds, for whom dragging is hard', async () => {
  await open('VIDEO', await film())
  await page.getByRole('button', { name: 'はじめを0.1秒遅くする' }).click()
  await page.getByRole('button', { name: 'おわりを0.1秒早くする' }).click()
  expect(values()).toEqual([0.1, 19.9])
  await expect.element(page.getByText('0:19.9')).toBeVisible()
})

it('DGM-25: the player shows the moved edge, and plays the chosen part in a loop', async () => {
  await open('VIDEO', await film())
  player('動画').muted = true
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
  expect(values()).toEqual([18, 20])
  await expect.poll(() => player('動画').currentTime).toBe(18)
  await page.getByRole('button', { name: '選んだ部分を再生する' }).click()
  const times: number[] = []
  await expect
    .poll(() => {
      times.push(player('動画').currentTime)
      // A time that falls back from the end to the start shows the loop.
      return times.some((time, index) => time < (times[index - 1] ?? 0) - 1)
    })
    .toBe(true)
  expect(Math.max(...times)).toBeLessThan(20.5)
  expect(Math.min(...times)).toBeGreaterThanOrEqual(17.9)
  await page.getByRole('button', { name: '再生を止める' }).click()
  expect(player('動画').paused).toBe(true)
})

it('DGM-25: a sound is played and chosen in the same way', async () => {
  const { onChoose } = await open('AUDIO', await madeSound('voice.mp3', 40))
  await expect.element(page.getByRole('dialog', { name: '20秒より長い音声です' })).toBeVisible()
  player('音声').muted = true
  await page.getByRole('button', { name: '選んだ部分を再生する' }).click()
  await expect.poll(() => player('音声').currentTime).toBeGreaterThan(0.3)
  await page.getByRole('button', { name: 'この部分を使う' }).click()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ start: 0, end: 20 })
})

it('DGM-25: a file that this device does not play can still be cut, and Escape chooses nothing', async () => {
  const hevc = await (await fetch('/packages/api/testing/media/hevc.mov')).blob()
  const { onChoose, onClose } = await open('VIDEO', hevc, { seconds: 30 })
  await expect.element(page.getByText('この端末では再生できませんが、切り取ることはできます。')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '選んだ部分を再生する' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onChoose).not.toHaveBeenCalled()
})
