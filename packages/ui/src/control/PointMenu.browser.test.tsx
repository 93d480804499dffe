import { useRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInApp } from '../../testing/renderInApp.tsx'
import { PointMenu } from './PointMenu.tsx'

interface SampleProps {
  readonly onCopy: () => void
  readonly onDelete: () => void
}

function Sample({ onCopy, onDelete }: SampleProps) {
  const [isOpen, setOpen] = useState(false)
  const canvas = useRef<HTMLButtonElement>(null)
  return (
    <div style={{ position: 'relative', height: 300 }}>
      <button type="button" ref={canvas} onClick={() => setOpen(true)}>
        写真
      </button>
      {isOpen && (
        <PointMenu
          label="写真のメニュー"
          at={{ x: 120, y: 90 }}
          groups={[
            [
              { id: 'copy', label: 'コピー', shortcut: 'Ctrl+C', run: onCopy },
              { id: 'paste', label: '貼り付け', run: () => {} },
            ],
            [],
            [{ id: 'delete', label: '削除', run: onDelete }],
          ]}
          onClose={() => setOpen(false)}
          focusAfter={() => canvas.current}
        />
      )}
    </div>
  )
}

const photo = page.getByRole('button', { name: '写真' })
const menu = page.getByRole('menu', { name: '写真のメニュー' })
const item = (name: string) => page.getByRole('menuitem', { name })

async function openMenu() {
  const onCopy = vi.fn()
  const onDelete = vi.fn()
  await renderInApp(<Sample onCopy={onCopy} onDelete={onDelete} />)
  photo.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).toBeVisible()
  return { onCopy, onDelete }
}

it('lists its choices in groups at the point', async () => {
  await openMenu()
  await expect.element(menu.getByRole('menuitem')).toHaveLength(3)
  await expect.element(menu.getByRole('separator')).toHaveLength(1)
  // The menu is placed after its first render.
  await expect.poll(() => menu.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(120)
  expect(menu.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(90)
})

it('moves by arrow keys around both ends and runs the chosen command once', async () => {
  const { onCopy, onDelete } = await openMenu()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('コピー')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('削除')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(photo).toHaveFocus()
  expect([onCopy.mock.calls.length, onDelete.mock.calls.length]).toEqual([0, 1])
})

it('closes on Escape without running anything and gives the focus back', async () => {
  const { onCopy, onDelete } = await openMenu()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(photo).toHaveFocus()
  expect([onCopy.mock.calls.length, onDelete.mock.calls.length]).toEqual([0, 0])
})

it('stays open with the focus when it is opened at another point before the first one has ended', async () => {
  const canvas = () => photo.element() as HTMLElement
  function Moving() {
    const [x, setX] = useState<number | null>(null)
    return (
      <div style={{ position: 'relative', height: 300 }}>
        <button type="button" onClick={() => setX((before) => (before ?? 0) + 60)}>
          写真
        </button>
        {x !== null && (
          <PointMenu
            key={x}
            label="写真のメニュー"
            at={{ x, y: 90 }}
            groups={[[{ id: 'copy', label: 'コピー', run: () => {} }]]}
            onClose={() => setX(null)}
            focusAfter={canvas}
          />
        )}
      </div>
    )
  }
  await renderInApp(<Moving />)
  canvas().click()
  await expect.element(menu).toHaveFocus()
  canvas().click()
  await expect.poll(() => menu.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(120)
  // The first menu gives the focus back in a task of its own.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(menu).toHaveFocus()
})
