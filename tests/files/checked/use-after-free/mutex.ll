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
  call void @free(ptr noundef %6)
  %7 = load ptr, ptr %1, align 8
  %8 = getelementptr inbounds %struct.account, ptr %7, i32 0, i32 0
  %9 = call i32 @pthread_mutex_lock(ptr noundef %8)
  %10 = load ptr, ptr %1, align 8
  %11 = getelementptr inbounds %struct.account, ptr %10, i32 0, i32 0
  %12 = call i32 @pthread_mutex_unlock(ptr noundef %11)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef)

declare void @free(ptr noundef)

declare i32 @pthread_mutex_lock(ptr noundef)

declare i32 @pthread_mutex_unlock(ptr noundef)
