import { useState } from 'react'

/** A choice that this browser keeps for the next time, such as the paper in the printer; the first of all by default. */
export function useKeptChoice<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const key = `irodori.desk.${name}`
  const [chosen, setChosen] = useState<Value>(() => {
    const kept = localStorage.getItem(key)
    return values.find((value) => value === kept) ?? values[0]
  })
  const choose = (value: Value) => {
    localStorage.setItem(key, value)
    setChosen(value)
  }
  return [chosen, choose] as const
}
