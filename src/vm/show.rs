//! The ends of statements that display: values under their names, and `ans`.

use super::Vm;
use super::frame::{Exec, Frame};
use crate::builtins::Cx;
use crate::bytecode::{Instr, Opd};
use crate::value::Value;

impl Vm {
    pub(super) fn show(&mut self, cx: &mut Cx<'_>, frame: &mut Frame, instr: Instr) -> Exec {
        match instr {
            Instr::Display { src, name } => {
                let value = frame.get(src)?;
                let code = frame.code.clone();
                if let Some(shown) = self.show_object(&code.chunk.names[name as usize], &value) {
                    return Err(shown);
                }
                self.display(cx, &code.chunk.names[name as usize], &value)?;
            }
            Instr::Answer { src, ans, print } => {
                if let Some(value) = frame.peek(Opd::reg(src)).cloned() {
                    if print && let Some(shown) = self.show_object("ans", &value) {
                        frame.set(ans, value);
                        frame.clear(src);
                        return Err(shown);
                    }
                    if print {
                        self.display(cx, "ans", &value)?;
                    }
                    frame.set(ans, value);
                    frame.clear(src);
                }
            }
            Instr::AnswerName { src, slot, ans, print } => {
                let Some(value) = frame.peek(Opd::reg(src)).cloned() else { return Ok(()) };
                let variable = frame.peek(Opd::reg(slot)).is_some();
                if print {
                    let code = frame.code.clone();
                    let name = if variable { &*code.chunk.slots[slot as usize] } else { "ans" };
                    if let Some(shown) = self.show_object(name, &value) {
                        if !variable {
                            frame.set(ans, value);
                        }
                        frame.clear(src);
                        return Err(shown);
                    }
                    self.display(cx, name, &value)?;
                }
                if !variable {
                    frame.set(ans, value);
                }
                frame.clear(src);
            }
            Instr::AnswerList { ans, print } => {
                let values = frame.lists.last().cloned().unwrap_or_default();
                super::operate::needs(&values)?;
                if print {
                    crate::value::needs_within(&values)?;
                }
                frame.lists.pop();
                if print
                    && values.len() > 1
                    && let Some(last) = values.last()
                    && let Some(shown) = self.show_objects("ans", &values, &cx.world.format)?
                {
                    frame.set(ans, last.clone());
                    return Err(shown);
                }
                if let [value] = values.as_slice()
                    && print
                    && let Some(shown) = self.show_object("ans", value)
                {
                    frame.set(ans, value.clone());
                    return Err(shown);
                }
                for value in values {
                    if print {
                        self.display(cx, "ans", &value)?;
                    }
                    frame.set(ans, value);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Prints a value under a name.
    pub(super) fn display(
        &mut self,
        cx: &mut Cx<'_>,
        name: &str,
        value: &Value,
    ) -> crate::builtins::Flow<()> {
        let text = crate::value::display::display(name, value, &cx.world.format)?;
        cx.world.print(&text);
        Ok(())
    }
}
