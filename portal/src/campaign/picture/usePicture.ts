import { useEffect, useRef, useState } from 'react'
import { type PictureProblem, pictureProblem } from './pictureProblem.ts'

export type ChosenPicture =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'READING'; readonly file: File }
  | { readonly kind: 'REFUSED'; readonly file: File; readonly problem: PictureProblem }
  /** `url`: an object URL of the file, valid until another file is chosen. */
  | { readonly kind: 'CHOSEN'; readonly file: File; readonly url: string }

async function canDecode(url: string): Promise<boolean> {
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => image.naturalWidth > 0,
    () => false,
  )
}

/** CMP-3: the picture of an entry, checked on the device when it is chosen. */
export function usePicture() {
  const [picture, setPicture] = useState<ChosenPicture>({ kind: 'NONE' })
  const latest = useRef<File | null>(null)
  const url = picture.kind === 'CHOSEN' ? picture.url : null
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url])

  async function choose(file: File): Promise<void> {
    latest.current = file
    setPicture({ kind: 'READING', file })
    const next = URL.createObjectURL(file)
    const problem = await pictureProblem(file, () => canDecode(next))
    if (problem !== null || latest.current !== file) URL.revokeObjectURL(next)
    // Another file was chosen in the meantime.
    if (latest.current !== file) return
    setPicture(problem === null ? { kind: 'CHOSEN', file, url: next } : { kind: 'REFUSED', file, problem })
  }

  return { picture, choose: (file: File) => void choose(file) }
}
