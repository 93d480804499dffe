import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { useFileChooser } from './useFileChooser.tsx'

function Sample() {
  const [names, setNames] = useState<readonly string[]>([])
  const chooser = useFileChooser('image/png', 'photo', ({ name }) => setNames((before) => [...before, name]))
  return (
    <>
      <button type="button" onClick={chooser.choose}>
        choose
      </button>
      {chooser.field}
      <p data-testid="names">{names.join(' ')}</p>
    </>
  )
}
const field = page.getByLabelText('photo')
const dog = () => new File(['dog'], 'dog.png', { type: 'image/png' })

it('hands over each chosen file, also the same one again', async () => {
  await renderInPortal(<Sample />)
  await userEvent.upload(field, dog())
  await expect.element(page.getByTestId('names')).toHaveTextContent('dog.png')
  await userEvent.upload(field, dog())
  await expect.element(page.getByTestId('names')).toHaveTextContent('dog.png dog.png')
  await expect.element(field).toHaveAttribute('accept', 'image/png')
})

it('opens the chooser of the device from its button', async () => {
  await renderInPortal(<Sample />)
  let opened = 0
  field.element().addEventListener('click', (event) => {
    event.preventDefault()
    opened += 1
  })
  await page.getByRole('button', { name: 'choose' }).click()
  expect(opened).toBe(1)
})
