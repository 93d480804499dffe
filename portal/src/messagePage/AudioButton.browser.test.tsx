import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { AudioButton } from './AudioButton.tsx'

const listen = page.getByRole('button', { name: '声のメッセージを聞く' })
const stop = page.getByRole('button', { name: '止める' })

async function open(play: () => Promise<void> = async () => {}) {
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  onTestFinished(() => {
    played.mockRestore()
    paused.mockRestore()
  })
  await renderInPortal(
    <>
      <AudioButton url="data:," seconds={3} />
      {/* biome-ignore lint/a11y/useMediaCaption: never played */}
      <video data-testid="video" />
    </>,
    { areas: ['gift'] },
  )
  return { played, paused }
}

it('GFT-9: plays the sound from its start, and stops it on the second press', async () => {
  const { played, paused } = await open()
  await listen.click()
  await stop.click()
  await expect.element(listen).toBeVisible()
  expect([played.mock.calls.length, paused.mock.calls.length]).toEqual([1, 1])
})

it('GFT-10: stops the sound when a video starts', async () => {
  const { paused } = await open()
  await listen.click()
  await expect.element(stop).toBeVisible()
  page.getByTestId('video').element().dispatchEvent(new Event('play'))
  await expect.element(listen).toBeVisible()
  expect(paused).toHaveBeenCalledOnce()
})

it('does not pretend to play when the browser refuses the sound', async () => {
  await open(() => Promise.reject(new DOMException('no sound', 'NotAllowedError')))
  await listen.click()
  await expect.element(listen).toBeVisible()
  await expect.element(stop).not.toBeInTheDocument()
})
