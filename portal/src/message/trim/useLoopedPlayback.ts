import type { TrimWindow } from '@irodori/media/trimWindow'
import { type RefObject, useEffect, useState } from 'react'

/** Plays the chosen part of a video or a sound in a loop. */
export function useLoopedPlayback(player: RefObject<HTMLMediaElement | null>, { start, end }: TrimWindow) {
  const [isPlaying, setPlaying] = useState(false)
  /** Seconds of the file. */
  const [time, setTime] = useState(start)

  useEffect(() => {
    const medium = player.current
    if (!isPlaying || medium === null) return
    let frame = 0
    const follow = () => {
      frame = requestAnimationFrame(follow)
      const isOutside = medium.currentTime < start || medium.currentTime >= end
      // While the player seeks, its time is that of the place where it will go on.
      if (isOutside && !medium.seeking) medium.currentTime = start
      // At the end of the file a player pauses by itself.
      if (medium.ended) void medium.play().catch(() => setPlaying(false))
      setTime(medium.currentTime)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [player, isPlaying, start, end])

  return {
    isPlaying,
    time,
    play: () => {
      const medium = player.current
      if (medium === null) return
      medium.currentTime = start
      setPlaying(true)
      medium.play().catch(() => setPlaying(false))
    },
    pause: () => {
      player.current?.pause()
      setPlaying(false)
    },
    /** Shows the frame at a place of the file while nothing is played. */
    show: (seconds: number) => {
      if (isPlaying || player.current === null) return
      player.current.currentTime = seconds
      setTime(seconds)
    },
  }
}
