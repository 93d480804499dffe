/** CROP shows the whole photo of the selected frame, dimmed outside the frame, with handles. */
export type StageMode = 'SELECT' | 'CROP'

/** Label of a gesture, which names its step in the history. */
export type GestureLabel = 'crop' | 'zoom' | 'turn' | 'move' | 'resize' | 'turnItem'
