import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** These texts are in a separate file, because they are shown before the reviews and their code are loaded. */
export const waitingTexts = inBothLanguages({ loading: ['Đang lấy lời khách', 'Fetching what guests said'] })
