// What other features use: until when the kitchen pauses.
export { pauseInMemory } from './pause.ts'
