import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { useQuestion } from './useQuestion.ts'

function Sample() {
  const { question, ask, reply } = useQuestion<string>()
  const [answers, setAnswers] = useState<readonly string[]>([])
  const start = async (text: string) => {
    const isYes = await ask(text)
    setAnswers((before) => [...before, `${text}: ${isYes}`])
  }
  return (
    <>
      <button type="button" onClick={() => void start('first')}>
        ask first
      </button>
      <button type="button" onClick={() => void start('second')}>
        ask second
      </button>
      <button type="button" onClick={() => reply(true)}>
        yes
      </button>
      <button type="button" onClick={() => reply(false)}>
        no
      </button>
      <p data-testid="question">{question}</p>
      <p data-testid="answers">{answers.join(', ')}</p>
    </>
  )
}
const press = (name: string) => page.getByRole('button', { name }).click()
const question = page.getByTestId('question')
const answers = page.getByTestId('answers')

it('shows a question until it is answered, and hands the answer to the flow that asked', async () => {
  await renderInPortal(<Sample />)
  await press('ask first')
  await expect.element(question).toHaveTextContent('first')
  await press('yes')
  await expect.element(question).toBeEmptyDOMElement()
  await expect.element(answers).toHaveTextContent('first: true')
  await press('ask second')
  await press('no')
  await expect.element(answers).toHaveTextContent('first: true, second: false')
})

it('answers a question with no when another flow asks, and never hands over an answer twice', async () => {
  await renderInPortal(<Sample />)
  await press('ask first')
  await press('ask second')
  await expect.element(answers).toHaveTextContent('first: false')
  await expect.element(question).toHaveTextContent('second')
  await press('yes')
  await press('yes')
  await expect.element(answers).toHaveTextContent('first: false, second: true')
})
