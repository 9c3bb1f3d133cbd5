%struct.account = type { %union.pthread_mutex_t, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 48)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds %struct.account, ptr %3, i32 0, i32 0
  %5 = call i32 @pthread_mutex_init(ptr noundef %4, ptr noundef null)
  %6 = load ptr, ptr %1, align 8
  %7 = getelementptr inbounds %struct.account, ptr %6, i32 0, i32 0
  %8 = call i32 @pthread_mutex_lock(ptr noundef %7)
  %9 = load ptr, ptr %1, align 8
  %10 = getelementptr inbounds %struct.account, ptr %9, i32 0, i32 0
  %11 = call i32 @pthread_mutex_unlock(ptr noundef %10)
  %12 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %12)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef)

declare i32 @pthread_mutex_lock(ptr noundef)

declare i32 @pthread_mutex_unlock(ptr noundef)

declare void @free(ptr noundef)
