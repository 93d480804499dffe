/** CROP shows the whole photo of the selected window, dimmed outside it, with handles. */
export type StageMode = 'SELECT' | 'CROP'

/** What a hand does to the document. */
export type GestureLabel = 'crop' | 'zoom' | 'turn' | 'move' | 'resize' | 'turnItem'
