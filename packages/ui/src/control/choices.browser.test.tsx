import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { ColourSwatches } from './ColourSwatches.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { Slider } from './Slider.tsx'

const radio = (name: string) => page.getByRole('radio', { name })

function Choices() {
  const [direction, setDirection] = useState<'row' | 'column' | 'curve'>('row')
  const [colour, setColour] = useState<string | null>('#AA0000')
  return (
    <>
      <SegmentedControl
        label="文字の向き"
        value={direction}
        segments={[
          { value: 'row', label: '横書き' },
          { value: 'curve', label: 'カーブ', disabled: true },
          { value: 'column', label: '縦書き' },
        ]}
        onChange={setDirection}
      />
      <ColourSwatches
        label="文字の色"
        colours={['#aa0000', '#0000aa']}
        value={colour}
        nameOf={(one) => (one === '#aa0000' ? '赤' : '青')}
        none={{ name: '色なし', onChoose: () => setColour(null) }}
        onChange={setColour}
      />
      <p data-testid="chosen">{`${direction} ${colour}`}</p>
    </>
  )
}

it('chooses by arrow keys without the disabled option, and each group for itself', async () => {
  await renderInApp(<Choices />)
  await expect.element(radio('横書き')).toBeChecked()
  await expect.element(radio('赤')).toBeChecked()
  radio('横書き').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio('縦書き')).toBeChecked()
  await expect.element(radio('カーブ')).toBeDisabled()
  radio('赤').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByTestId('chosen')).toHaveTextContent('column #0000aa')
  await page.getByText('色なし').click()
  await expect.element(page.getByTestId('chosen')).toHaveTextContent('column null')
  await expect.element(radio('青')).not.toBeChecked()
})

function Volume({ onCommit }: { readonly onCommit: (value: number) => void }) {
  const [value, setValue] = useState(50)
  return (
    <Slider
      label="明るさ"
      value={value}
      min={0}
      max={100}
      step={1}
      valueText={`${value}パーセント`}
      onChange={setValue}
      onCommit={onCommit}
    />
  )
}

it('commits a drag once at its end, and every key', async () => {
  const onCommit = vi.fn()
  await renderInApp(<Volume onCommit={onCommit} />)
  const slider = page.getByRole('slider', { name: '明るさ' })
  const { width, height } = slider.element().getBoundingClientRect()
  await userEvent.dragAndDrop(slider, slider, {
    sourcePosition: { x: width / 2, y: height / 2 },
    targetPosition: { x: width - 1, y: height / 2 },
  })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '100パーセント')
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(100)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '98パーセント')
  expect(onCommit).toHaveBeenCalledTimes(3)
  expect(onCommit).toHaveBeenLastCalledWith(98)
})
