import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Opener } from '../../testing/Opener.tsx'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { Dialog, type DialogProps, SAFE_CHOICE } from './Dialog.tsx'

const opener = page.getByRole('button', { name: '開く' })
const dialog = page.getByRole('dialog', { name: '宛名を変える' })
const field = page.getByRole('textbox', { name: '宛名' })
const button = (name: string) => page.getByRole('button', { name })

async function openDialog(props: Partial<DialogProps> = {}) {
  const onClose = vi.fn()
  await renderInApp(
    <>
      <Opener>
        {(close) => (
          <Dialog
            open
            title="宛名を変える"
            onClose={() => {
              onClose()
              close()
            }}
            actions={<button type="button">決める</button>}
            {...props}
          />
        )}
      </Opener>
      <button type="button">下の画面</button>
    </>,
  )
  await opener.click()
  return { onClose }
}

it('opens with its name and takes the focus, and gives it back to the opener on Escape', async () => {
  const { onClose } = await openDialog({ children: '封筒に印刷します。' })
  await expect.element(dialog).toHaveAccessibleDescription('封筒に印刷します。')
  await expect.element(button('閉じる')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes on an Escape that comes before its library listens for the key', async () => {
  const listen = document.addEventListener.bind(document)
  const spy = vi.spyOn(document, 'addEventListener').mockImplementation((type: string, ...rest) => {
    if (type !== 'keydown') listen(type, ...(rest as [EventListener]))
  })
  onTestFinished(() => spy.mockRestore())
  const { onClose } = await openDialog()
  await expect.element(button('閉じる')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledOnce()
})

it('focuses the safe choice rather than the first control', async () => {
  await openDialog({
    actions: (
      <>
        <button type="button">消す</button>
        <button type="button" {...SAFE_CHOICE}>
          消さない
        </button>
      </>
    ),
  })
  await expect.element(button('消さない')).toHaveFocus()
})

it('focuses the first field of a form', async () => {
  await openDialog({ children: <input aria-label="宛名" /> })
  await expect.element(page.getByRole('textbox', { name: '宛名' })).toHaveFocus()
})

it('keeps Tab inside, in both directions, and hides the page from assistive technology', async () => {
  await openDialog()
  await expect.element(button('閉じる')).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('決める')).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('閉じる')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(button('決める')).toHaveFocus()
  await expect.element(button('下の画面')).not.toBeInTheDocument()
})

it('closes by its button and by a click outside', async () => {
  const { onClose } = await openDialog()
  await button('閉じる').click()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.body, { position: { x: 5, y: 5 } })
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('closes on an Escape that comes before its library knows that it is above another dialog with typed text', async () => {
  let openUpper = () => {}
  function Page() {
    const [isOpen, setOpen] = useState(false)
    openUpper = () => setOpen(true)
    return (
      <>
        <Dialog open title="宛名を変える" onClose={() => {}}>
          <label>
            宛名 <input />
          </label>
        </Dialog>
        <Dialog open={isOpen} title="写真が多すぎます" onClose={() => setOpen(false)} />
      </>
    )
  }
  await renderInApp(<Page />)
  await field.fill('花子')
  const upper = page.getByRole('dialog', { name: '写真が多すぎます' })
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      const shown = document.querySelectorAll('[role=dialog]')[1]
      if (!shown) return
      observer.disconnect()
      const init = { key: 'Escape', bubbles: true, cancelable: true }
      shown.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', init))
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    setTimeout(openUpper)
  })
  await expect.element(upper).not.toBeInTheDocument()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('花子')
})

it('stays open on Escape and on a click outside while an answer is required', async () => {
  await renderInApp(
    <Dialog open alert title="どちらにしますか" actions={<button type="button">こちら</button>}>
      選ぶまで進めません。
    </Dialog>,
  )
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { position: { x: 5, y: 5 } })
  await expect.element(page.getByRole('alertdialog', { name: 'どちらにしますか' })).toBeVisible()
  await expect.element(button('閉じる')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(button('こちら')).toHaveFocus()
})

it('stays open while Escape cancels the conversion of an input method', async () => {
  const { onClose } = await openDialog({ children: <input aria-label="宛名" /> })
  await expect.element(field).toHaveFocus()
  const init = { key: 'Escape', bubbles: true, cancelable: true }
  field.element().dispatchEvent(new KeyboardEvent('keydown', { ...init, isComposing: true }))
  await expect.element(dialog).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes only the upper of two dialogs on Escape, and the focus returns step by step', async () => {
  await openDialog({
    actions: <Opener label="さらに開く">{(close) => <Dialog open title="本当に変えますか" onClose={close} />}</Opener>,
  })
  await button('さらに開く').click()
  const upper = page.getByRole('dialog', { name: '本当に変えますか' })
  await expect.element(upper).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(upper).not.toBeInTheDocument()
  await expect.element(button('さらに開く')).toHaveFocus()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

interface StepProps {
  readonly onNext: () => void
  readonly onClose: () => void
}

const FirstStep = ({ onNext, onClose }: StepProps) => (
  <Dialog
    open
    title="一つ目"
    onClose={onClose}
    actions={
      <button type="button" onClick={onNext}>
        次へ
      </button>
    }
  />
)

function TwoSteps({ onClose }: Pick<StepProps, 'onClose'>) {
  const [isFirst, setFirst] = useState(true)
  return isFirst ? (
    <FirstStep onNext={() => setFirst(false)} onClose={onClose} />
  ) : (
    <Dialog open title="二つ目" onClose={onClose} />
  )
}

it('gives the focus back to the opener after one dialog has replaced another', async () => {
  await renderInApp(<Opener>{(close) => <TwoSteps onClose={close} />}</Opener>)
  await opener.click()
  await button('次へ').click()
  await expect.element(page.getByRole('dialog', { name: '二つ目' })).toBeVisible()
  await expect.element(button('閉じる')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

const outside = () => userEvent.click(document.body, { position: { x: 5, y: 5 } })

it('ACC-3: keeps typed text when the customer clicks outside, and says how to close', async () => {
  const { onClose } = await openDialog({ children: <input aria-label="宛名" /> })
  await field.fill('花子様')
  await outside()
  await expect.element(field).toHaveValue('花子様')
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('入力した内容は残しています。閉じるときは、右上の×を押してください。')
  expect(onClose).not.toHaveBeenCalled()
  await field.fill('')
  await outside()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledOnce()
})

const question = page.getByRole('alertdialog', { name: '入力した内容を破棄しますか' })
const keep = question.getByRole('button', { name: '入力に戻る' })
const discard = question.getByRole('button', { name: '破棄して閉じる' })

describe.each([
  { way: 'Escape', leave: () => userEvent.keyboard('{Escape}') },
  { way: 'the close button', leave: () => button('閉じる').click() },
])('ACC-3: $way of a dialog with typed text', ({ leave }) => {
  it('asks first, and the answer that keeps the text has the focus and leads back to the field', async () => {
    const { onClose } = await openDialog({ children: <input aria-label="宛名" /> })
    await field.fill('花子様')
    await leave()
    await expect.element(keep).toHaveFocus()
    await expect.element(button('決める')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('花子様')
    await expect.element(button('決める')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes after the customer has agreed, and the focus returns to the opener', async () => {
    const { onClose } = await openDialog({ children: <textarea aria-label="宛名" /> })
    await field.fill('花子様')
    await leave()
    await discard.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(onClose).toHaveBeenCalledOnce()
    await opener.click()
    await leave()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('keeps the text when the question is answered by Escape or a click outside', async () => {
    const { onClose } = await openDialog({ children: <input aria-label="宛名" /> })
    await field.fill('花子様')
    await leave()
    await expect.element(keep).toHaveFocus()
    await outside()
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('花子様')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('asks nothing when the text was deleted again, was saved, or was not typed', async () => {
    const { onClose } = await openDialog({ children: <input aria-label="宛名" defaultValue="花子様" /> })
    await leave()
    await expect.element(dialog).not.toBeInTheDocument()
    await opener.click()
    await field.fill('太郎様')
    await field.fill('')
    await leave()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})

it('ACC-3: asks nothing about text that has been saved', async () => {
  const { onClose } = await openDialog({ isSaved: true, children: <input aria-label="宛名" /> })
  await field.fill('花子様')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledOnce()
})

it('ACC-3: keeps Tab between the answers and the close button while it asks', async () => {
  await openDialog({ children: <input aria-label="宛名" /> })
  await field.fill('花子様')
  await userEvent.keyboard('{Escape}')
  await expect.element(keep).toHaveFocus()
  await userEvent.tab()
  await expect.element(discard).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('閉じる')).toHaveFocus()
  await userEvent.tab()
  await expect.element(keep).toHaveFocus()
})

it('ACC-3: closes by a click outside while a form holds only what it was opened with, and a search', async () => {
  const { onClose } = await openDialog({
    children: (
      <>
        <input aria-label="宛名" defaultValue="花子様" />
        <search>
          <input aria-label="探す" />
        </search>
      </>
    ),
  })
  await page.getByRole('textbox', { name: '探す' }).fill('花')
  await outside()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledOnce()
})
