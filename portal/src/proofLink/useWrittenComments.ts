import { useState } from 'react'
import type { OpenLink } from './writtenComments.ts'
import { readWritten, withComment, withLink } from './writtenComments.ts'

const KEY = 'irodori.proofLinks'

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The comments that this browser has written on a link. Without storage it remembers them until the page is closed. */
export function useWrittenComments(link: OpenLink) {
  const [written, setWritten] = useState(() => withLink(readWritten(stored(), new Date()), link))
  const { secret = '', ids = [] } = written.links[link.id] ?? {}
  return {
    name: written.name,
    secret,
    isOwn: (commentId: string) => ids.includes(commentId),
    add: (commentId: string, name: string) => {
      const next = withComment(written, link.id, commentId, name)
      setWritten(next)
      try {
        localStorage.setItem(KEY, JSON.stringify(next))
      } catch {
        // Storage full or disabled: the comment can be taken back until the page is closed.
      }
    },
  }
}
