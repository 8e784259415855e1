import { en } from './story-en.ts'
import { vi } from './story-vi.ts'

/** Apart from the other texts of the page: they come with the story. */
export const storyTexts = { vi, en }
