/** Copies a text for the person to paste. The clipboard is only there on https; the old command, which copies what is selected, works where it is not. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;inset:0 auto auto 0;opacity:0";
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
}
