/** Fields in which keys are text, and Ctrl+Z undoes typing. */
export const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]';
